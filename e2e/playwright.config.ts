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
  // Two cores, and tests often wait for an animation.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // A flaky test is a bug that players meet now and then: it must fail.
  retries: 0,
  timeout: 120_000,
  // A repeated check fails with its own message before the test times out.
  expect: { timeout: 20_000, toPass: { timeout: 60_000 } },
  use: {
    // Set by Playwright from what the server prints, before the tests start.
    baseURL: process.env.ALIDADE_URL ?? 'http://127.0.0.1:8080/',
    browserName: 'chromium',
    locale: 'en-GB',
    // Precaching the page in every test would take a quarter of its time; smoke, update and whole games allow
    // the worker.
    serviceWorkers: 'block',
    // A failure has a screenshot. Traces would make whole games take half as long again.
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
      // All browsers share one IP address here, and the tests send several requests per second.
      REQUESTS_PER_MINUTE: '12000',
      // Tests do not wait for the grace period of an absent player.
      AWAY_SECONDS: '0',
      IDLE_SECONDS: '0',
      ALIDADE_DATA: at('../tmp/browser-tests'),
    },
    wait: { stdout: /Alidade: (?<alidade_url>\S+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
