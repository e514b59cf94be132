import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Chromium refuses its sandbox to root; a container has no other user. */
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

// `npm test` builds the page, finds a browser and calls this: see tools/test.ts.
export default defineConfig({
  testDir: '.',
  testMatch: '*.{spec,test}.ts',
  outputDir: at('../test-results'),
  reporter: [['list'], ['./reporter.ts']],
  // Two cores, and somebody always waits for an animation.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // What fails now and then fails a player now and then: it is found out, not tried again.
  retries: 0,
  timeout: 120_000,
  // What is looked at again and again fails with its own words, before the test runs out of time.
  expect: { timeout: 20_000, toPass: { timeout: 60_000 } },
  use: {
    // Set by Playwright from what the server prints, before the tests start.
    baseURL: process.env.ALIDADE_URL ?? 'http://127.0.0.1:8080/',
    browserName: 'chromium',
    locale: 'en-GB',
    // Fetching every part of the page in every test takes a quarter of its time; smoke, update and whole games do.
    serviceWorkers: 'block',
    // What failed is seen on a picture. A trace of every test would make whole games take half as long again.
    trace: 'off',
    screenshot: 'only-on-failure',
    video: 'off',
    launchOptions: {
      args: [...args, '--disable-quic', '--disable-background-networking', '--disable-component-update'],
      ...(process.env.PLAYWRIGHT_CHROMIUM && { executablePath: process.env.PLAYWRIGHT_CHROMIUM }),
    },
  },
  webServer: {
    command: `"${process.execPath}" "${at('../tools/enter.mjs')}" start`,
    env: {
      ...(process.env as Record<string, string>),
      PORT: '0',
      HOST: '127.0.0.1',
      // All browsers share one address here, and the tests themselves ask several times a second.
      REQUESTS_PER_MINUTE: '12000',
      // A test waits for a player to be missing, not for the grace period.
      AWAY_SECONDS: '0',
      IDLE_SECONDS: '0',
      ALIDADE_DATA: at('../tmp/browser-tests'),
    },
    wait: { stdout: /Alidade: (?<alidade_url>\S+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
