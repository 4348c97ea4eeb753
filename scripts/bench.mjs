// npm run bench: measures the built site, never the one under development.
import { findBrowser } from "./browser.mjs";
import { buildIfChanged } from "./build.mjs";
import { handOver } from "./setup/child-processes.mjs";

if (!(await buildIfChanged())) process.exit(1);
const args = process.argv.slice(2);
const env = args[0] === "first-tap" ? await withBrowser() : process.env;
handOver(process.execPath, ["bench/run.ts", ...args], { env });

/** Only parts that measure pages need one. */
async function withBrowser() {
  const browser = await findBrowser();
  if (!browser) process.exit(1);
  return {
    ...process.env,
    E2E_BROWSER: browser.executable,
    E2E_BROWSER_ENV: JSON.stringify(browser.env),
    E2E_BROWSER_ARGS: JSON.stringify(browser.args),
  };
}
