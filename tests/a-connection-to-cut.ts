import net from "node:net";

export type Connection = { readonly url: string; cut(): void; mend(): void; close(): Promise<void> };

/** A connection from a browser to the site, for engines without an offline mode: once cut, nothing passes. */
export async function aConnectionToCut(site: string): Promise<Connection> {
  const { hostname, port } = new URL(site);
  const open = new Set<net.Socket>();
  let isCut = false;
  const server = net.createServer((near) => {
    if (isCut) return near.destroy();
    const far = net.connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address() as net.AddressInfo;
  const hangUp = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    cut() {
      isCut = true;
      hangUp();
    },
    mend() {
      isCut = false;
    },
    async close() {
      isCut = true;
      hangUp();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
