import http from "node:http";

export type Load = { readonly perSecond: number; readonly requests: number };
export type LoadRequest = { method: string; path: string; headers: Record<string, string>; body?: string };

/** Asks one server for a while over a few open connections. Any answer but 200 ends the bench: it would measure nothing. */
export async function load(
  port: number,
  request: LoadRequest,
  options: { seconds: number; connections: number },
): Promise<Load> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: options.connections });
  const started = performance.now();
  const end = started + options.seconds * 1000;
  let requests = 0;
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const { body, ...rest } = request;
      const asked = http.request({ host: "127.0.0.1", port, agent, ...rest }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${request.path} answered ${answer.statusCode}`));
        answer.on("end", resolve).resume();
      });
      asked.on("error", reject);
      asked.end(body);
    });
  const one = async () => {
    while (performance.now() < end) {
      await ask();
      requests++;
    }
  };
  await Promise.all(Array.from({ length: options.connections }, one));
  agent.destroy();
  return { requests, perSecond: requests / ((performance.now() - started) / 1000) };
}
