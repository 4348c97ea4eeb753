import http from "node:http";
import { host, ports } from "../failover/scene.ts";

type Question = {
  readonly path: string;
  readonly body?: object;
  readonly token?: string | undefined;
  readonly expects?: number;
};
export type Answer = { readonly text: string; readonly location: string };

const agent = new http.Agent({ keepAlive: true, maxSockets: 60 });
let turn = 0;

/** Calls the three instances in turn, like a load balancer. Anything but the expected status is a failure. */
export function ask({ path, body, token, expects = 200 }: Question): Promise<Answer> {
  const isForm = body instanceof URLSearchParams;
  const sent = body && (isForm ? body.toString() : JSON.stringify(body));
  const headers = {
    "accept-encoding": "br",
    ...(sent && { "content-type": isForm ? "application/x-www-form-urlencoded" : "application/json" }),
    ...(sent && { "content-length": Buffer.byteLength(sent) }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const port = ports.site(1 + (turn++ % 3));
  return new Promise((resolve, reject) => {
    const asked = http.request(
      { host, port, path, agent, method: sent ? "POST" : "GET", headers, timeout: 15_000 },
      (answer) => {
        const isText = !answer.headers["content-encoding"];
        let text = "";
        answer.on("data", (part) => {
          if (isText) text += part;
        });
        answer.on("error", reject);
        answer.on("end", () => {
          if (answer.statusCode === expects) return resolve({ text, location: answer.headers.location ?? "" });
          reject(new Error(`${path.replace(/\/live\/.*/, "/live/…")} ${answer.statusCode} ${text.slice(0, 160)}`));
        });
      },
    );
    asked.on("timeout", () => asked.destroy(new Error("no answer in 15 s")));
    asked.on("error", reject);
    asked.end(sent);
  });
}

export const askAll = (paths: readonly string[]): Promise<unknown> => Promise.all(paths.map((path) => ask({ path })));

export type Visitor = { visit(): Promise<void> };

/** A visit: the first page with its files, and two more pages. */
export async function newVisitor(): Promise<Visitor & { readonly files: number }> {
  const home = await fetch(`http://${host}:${ports.site(1)}/`);
  const files = [
    ...new Set([...(await home.text()).matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? "")),
  ];
  return {
    files: files.length,
    async visit() {
      await ask({ path: "/" });
      await askAll(files);
      await ask({ path: "/tours" });
      await ask({ path: "/booking" });
    },
  };
}
