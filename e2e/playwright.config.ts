import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Chromium does not run its sandbox as root, and a container often has no other user. */
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

// `npm test` builds the page, finds a browser and then runs Playwright with this file: see tools/test.ts.
export default defineConfig({
  testDir: '.',
  testMatch: '*.{spec,test}.ts',
  outputDir: at('../test-results'),
  reporter: [['list'], ['./reporter.ts']],
  // There are more workers than the usual two cores, because tests often wait for an animation.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // A flaky test shows a bug that players meet now and then, so it must fail.
  retries: 0,
  timeout: 120_000,
  // An expectation that retries must fail with its own message before the test times out.
  expect: { timeout: 20_000, toPass: { timeout: 60_000 } },
  use: {
    // Playwright reads the address from the server's output before the tests start.
    baseURL: process.env.ALIDADE_URL ?? 'http://127.0.0.1:8080/',
    browserName: 'chromium',
    locale: 'en-GB',
    // Without this, every test would spend a quarter of its time on precaching the page. smoke, update and
    // whole games allow the service worker.
    serviceWorkers: 'block',
    // A failed test saves a screenshot. Traces would make whole games take half as long again.
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
      // All browsers of the tests share one IP address, from which they send several requests per second.
      REQUESTS_PER_MINUTE: '12000',
      // Tests do not wait until the server treats an absent player as away.
      AWAY_SECONDS: '0',
      IDLE_SECONDS: '0',
      ALIDADE_DATA: at('../tmp/browser-tests'),
    },
    wait: { stdout: /Alidade: (?<alidade_url>\S+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
