import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type Report = { readonly body: Record<string, unknown>; readonly agent?: string; readonly forwardedFor?: string };

/** A local stand-in that accepts Plausible's events; `status` is its response. */
export async function anAnalyticsService() {
  const reports: Report[] = [];
  const answer = { status: 202 };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const forwardedFor = request.headers["x-forwarded-for"];
    reports.push({
      body: JSON.parse(String(Buffer.concat(chunks))),
      ...(request.headers["user-agent"] && { agent: request.headers["user-agent"] }),
      ...(forwardedFor && { forwardedFor: String(forwardedFor) }),
    });
    response.writeHead(answer.status).end("ok");
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    service: { url: `http://127.0.0.1:${port}/api/event`, domain: "capetownshuttle.example" },
    reports,
    answer,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
