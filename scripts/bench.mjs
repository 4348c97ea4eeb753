// npm run bench: measures the built site, never the one under development.
import { findBrowser } from "./browser.mjs";
import { buildIfChanged } from "./build.mjs";
import { handOver } from "./setup/child-processes.mjs";

const args = process.argv.slice(2);
// Routes are planned by the domain alone, without a site.
if (args[0] !== "routes" && !(await buildIfChanged())) process.exit(1);
const env = args[0] === "first-tap" ? await withBrowser() : process.env;
// `npm run bench -- routes`: plans of rides for vehicles against the best known; `--quick` for some of them.
const run = args[0] === "routes" ? ["bench/run-routes.ts", ...args.slice(1)] : ["bench/run.ts", ...args];
handOver(process.execPath, run, { env });

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
