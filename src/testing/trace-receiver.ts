import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

type Value = { stringValue?: string; intValue?: number | string };
export type ReceivedSpan = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: Value }[];
};

/** An OTLP/HTTP trace collector on loopback; every other address acts as an outside service. */
export async function openTraceReceiver() {
  const bodies: string[] = [];
  const visits: IncomingHttpHeaders[] = [];
  let held: Promise<void> = Promise.resolve();
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", async () => {
      if (request.url !== "/v1/traces") {
        visits.push(request.headers);
        return void response.end("ok");
      }
      bodies.push(body);
      await held;
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    visits,
    text: () => bodies.join("\n"),
    spans: (): readonly ReceivedSpan[] =>
      bodies.flatMap((body) =>
        Object(JSON.parse(body)).resourceSpans.flatMap((resource: { scopeSpans: { spans: ReceivedSpan[] }[] }) =>
          resource.scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    /** Accepts requests without answering until released. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const attributeOf = ({ attributes }: ReceivedSpan, key: string): string | number | undefined => {
  const value = attributes.find((attribute) => attribute.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};
