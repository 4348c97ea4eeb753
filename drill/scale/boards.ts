import http from "node:http";
import { host, ports } from "../failover/scene.ts";

/** Lines by which open pages hear what changes: a dispatcher has a board and a live map open all day. */
const addresses = ["/functions/v1/dispatch-events", "/functions/v1/position-events"];

/** So many dispatchers at their desks, spread over the instances; answers how to send them home. */
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
