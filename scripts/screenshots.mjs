// npm run screenshots [name …]: takes the README’s screenshots of the built site and its demo company.
import { findBrowser } from "./browser.mjs";
import { buildIfChanged } from "./build.mjs";
import { handOver } from "./setup/child-processes.mjs";

if (!(await buildIfChanged())) process.exit(1);
const browser = await findBrowser();
if (!browser) process.exit(1);
const env = {
  ...process.env,
  E2E_BROWSER: browser.executable,
  E2E_BROWSER_ENV: JSON.stringify(browser.env),
  E2E_BROWSER_ARGS: JSON.stringify(browser.args),
};
handOver(process.execPath, ["art/screenshots/take.ts", ...process.argv.slice(2)], { env });
