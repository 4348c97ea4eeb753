import http from "node:http";

export type Load = {
  readonly perSecond: number;
  readonly requests: number;
  /** The median and the 99th percentile of the answer times, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
};
/** Values that differ for each request are given as a function. */
export type LoadRequest = {
  method: string;
  path: string | (() => string);
  headers: Record<string, string> | (() => Record<string, string>);
  body?: string | (() => string);
};

export const pathOf = ({ path }: LoadRequest): string => (typeof path === "function" ? path() : path);
export const headersOf = ({ headers }: LoadRequest): Record<string, string> =>
  typeof headers === "function" ? headers() : headers;

/**
 * Loads one server for a while over a few open connections. Any answer but 200 ends the bench, because it
 * would measure nothing.
 */
export async function load(
  port: number,
  request: LoadRequest,
  options: { seconds: number; connections: number },
): Promise<Load> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: options.connections });
  const started = performance.now();
  const end = started + options.seconds * 1000;
  const times: number[] = [];
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const { body, method } = request;
      const whole = { host: "127.0.0.1", port, agent, method, path: pathOf(request), headers: headersOf(request) };
      const sending = http.request(whole, (answer) => {
        if (answer.statusCode !== 200)
          answer.once("data", (said) => reject(new Error(`${whole.path}: ${answer.statusCode} ${said}`)));
        answer.on("end", resolve).resume();
      });
      sending.on("error", reject);
      sending.end(typeof body === "function" ? body() : body);
    });
  const one = async () => {
    while (performance.now() < end) {
      const sent = performance.now();
      await ask();
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: options.connections }, one));
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  const within = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return {
    requests: times.length,
    perSecond: times.length / ((performance.now() - started) / 1000),
    p50: within(0.5),
    p99: within(0.99),
  };
}
