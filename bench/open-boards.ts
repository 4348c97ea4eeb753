import http from "node:http";
import type { FilledSite } from "./filled-site.ts";

/** An open board that receives every change. */
export type OpenBoard = {
  /** When it first received this text, by the bench’s clock. */
  received(text: string): Promise<number>;
  close(): void;
};

type Wait = { readonly text: string; readonly resolve: (at: number) => void };

/** Opens boards as browsers do, each with its own connection. */
export const openBoards = (
  site: FilledSite,
  count: number,
  path = "/functions/v1/dispatch-events",
): Promise<OpenBoard[]> => Promise.all(Array.from({ length: count }, () => openBoard(site, path)));

function openBoard({ running, token }: FilledSite, path: string): Promise<OpenBoard> {
  const waits = new Set<Wait>();
  const board = {
    received: (text: string) => new Promise<number>((resolve) => waits.add({ text, resolve })),
    close: () => void request.destroy(),
  };
  const request = http.get({
    host: "127.0.0.1",
    port: running.port,
    path,
    agent: false,
    headers: { authorization: `Bearer ${token}` },
  });
  return new Promise((resolve, reject) => {
    request.on("error", reject);
    request.on("response", (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`A board was answered ${answer.statusCode}.`));
      answer.on("error", () => {});
      answer.setEncoding("utf8").on("data", (part: string) => {
        for (const wait of waits) if (part.includes(wait.text)) wait.resolve(performance.now());
        resolve(board);
      });
    });
  });
}
