import http from "node:http";
import { host, ports } from "../failover/scene.ts";

/** The live feeds of open pages: a dispatcher has a board and a live map open all day. */
const addresses = ["/functions/v1/dispatch-events", "/functions/v1/position-events"];

/** Opens pages for this many dispatchers, spread over the instances; returns a function to close them. */
export function openBoards(token: string, dispatchers: number): () => void {
  const lines = Array.from({ length: dispatchers }, (_, at) =>
    addresses.map((path) =>
      http
        .get({
          host,
          port: ports.site(1 + (at % 3)),
          path,
          agent: false,
          headers: { authorization: `Bearer ${token}`, accept: "text/event-stream" },
        })
        .on("response", (answer) => answer.resume().on("error", () => {}))
        .on("error", () => {}),
    ),
  ).flat();
  return () => {
    for (const line of lines) line.destroy();
  };
}
