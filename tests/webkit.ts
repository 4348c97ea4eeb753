import { spawn } from "node:child_process";
import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./site-process.ts";

/**
 * WebKit, the engine of every iPhone, as packaged by Debian: driven by plain WebDriver on a virtual screen.
 * Names what is missing on this machine, or undefined.
 */
export const webKitMissing = ["WebKitWebDriver", "xvfb-run", "dbus-run-session"].find(
  (name) => !(process.env.PATH ?? "").split(":").some((folder) => fs.existsSync(`${folder}/${name}`)),
);

const elementKey = "element-6066-11e4-a52e-4f735466cecf";
type Element = { readonly [elementKey]: string };

export type WebKitPage = {
  goto(url: string): Promise<void>;
  /** Runs a function body in the page with these arguments. */
  run(body: string, ...args: readonly unknown[]): Promise<unknown>;
  /** Waits until the page shows this text. */
  sees(text: string): Promise<void>;
  /** Waits until the text is gone. */
  missed(text: string): Promise<void>;
  /** Presses the button or link of this name, once it is enabled. */
  press(name: string): Promise<void>;
  type(label: string, text: string): Promise<void>;
  close(): Promise<void>;
};

const patienceMs = 20_000;

/** Retries until the answer is neither false nor empty. */
async function until<T>(what: string, ask: () => Promise<T | false | null | undefined>): Promise<T> {
  const last = Date.now() + patienceMs;
  for (;;) {
    const found = await ask().catch(() => undefined);
    if (found) return found;
    if (Date.now() > last) throw new Error(`WebKit waited in vain: ${what}`);
    await sleep(100);
  }
}

/** Opens a new browser without data from an earlier one. */
export async function openWebKit(): Promise<WebKitPage> {
  const port = await freePort();
  const driver = `http://127.0.0.1:${port}`;
  const child = spawn("xvfb-run", ["-a", "dbus-run-session", "--", "WebKitWebDriver", `--port=${port}`], {
    // WebKit’s sandbox needs privileges that a container lacks; it only opens our own site.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1", LIBGL_ALWAYS_SOFTWARE: "1" },
    stdio: "ignore",
    detached: true,
  });
  const end = () => {
    // Everything started with it: the screen, the bus, the browser.
    if (child.pid) process.kill(-child.pid, "SIGTERM");
  };
  try {
    await until("for its driver", async () => (await fetch(`${driver}/status`)).ok);
    const made = await command(`${driver}/session`, { capabilities: { alwaysMatch: {} } });
    const session = `${driver}/session/${(made as { sessionId: string }).sessionId}`;
    return { ...pageOf(session), close: async () => void (await quit(session).finally(end)) };
  } catch (error) {
    end();
    throw error;
  }
}

const quit = (session: string) => fetch(session, { method: "DELETE" });

async function command(address: string, body: object): Promise<unknown> {
  const answer = await fetch(address, { method: "POST", body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`${address}: ${JSON.stringify(value)}`);
  return value;
}

/** Runs in the page: finds visible elements by their text. */
const shownText = "return document.body?.innerText.includes(arguments[0]) ?? false";
const findButton = `return [...document.querySelectorAll("button, a")].find((one) =>
  one.textContent.trim() === arguments[0] && !one.disabled && one.checkVisibility())`;
const findField = `const label = [...document.querySelectorAll("label")].find((one) => one.textContent.startsWith(arguments[0]));
  return label?.control`;

function pageOf(session: string): Omit<WebKitPage, "close"> {
  const run = (body: string, ...args: readonly unknown[]) => command(`${session}/execute/sync`, { script: body, args });
  const element = (what: string, body: string) =>
    until(what, async () => (await run(body, what)) as Element | null).then((found) => found[elementKey]);
  return {
    goto: async (url) => void (await command(`${session}/url`, { url })),
    run,
    sees: async (text) => void (await until(`“${text}”`, async () => (await run(shownText, text)) === true)),
    missed: async (text) => void (await until(`no “${text}”`, async () => (await run(shownText, text)) === false)),
    press: async (name) => {
      const id = await element(name, findButton);
      await run("arguments[0].scrollIntoView({ block: 'center' })", { [elementKey]: id });
      await command(`${session}/element/${id}/click`, {});
    },
    type: async (label, text) => {
      const id = await element(label, findField);
      await command(`${session}/element/${id}/value`, { text });
    },
  };
}
