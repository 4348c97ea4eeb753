import http from "node:http";
import type { AddressInfo } from "node:net";
import type { openTestSite } from "../../test-site.ts";

/**
 * How one request fails. `before`: the provider never received it. `after`: it took the text, but its answer
 * is lost or wrong.
 */
export type Fault =
  | "ok"
  | "reset before"
  | "reset after"
  | "silent after"
  | "500 before"
  | "500 after"
  | "429"
  | "slow";

type Site = Pick<Awaited<ReturnType<typeof openTestSite>>, "app">;

/** A server in front of a test site: the site is reached over HTTP and fails as the test says. */
export async function aProviderOnTheWire(site: Site) {
  let plan: Fault[] = [];
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const isSend = request.url?.startsWith("/sandbox/") && request.method === "POST";
    const fault = isSend ? (plan.shift() ?? "ok") : "ok";
    if (fault === "reset before") return request.socket.destroy();
    if (fault === "500 before") return response.writeHead(500).end("broken");
    if (fault === "429") return response.writeHead(429).end("{}");
    const answer = await site.app.request(request.url ?? "/", {
      method: request.method ?? "GET",
      headers: request.headers as Record<string, string>,
      ...(request.method === "POST" && { body: new Uint8Array(Buffer.concat(chunks)) }),
    });
    if (fault === "reset after") return request.socket.destroy();
    if (fault === "500 after") return response.writeHead(500).end("broken");
    if (fault === "silent after") return;
    if (fault === "slow") await new Promise((resolve) => setTimeout(resolve, 120));
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail(...faults: Fault[]) {
      plan = faults;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
