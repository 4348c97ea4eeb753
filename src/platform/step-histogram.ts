import type { Metric, Registry } from "prom-client";

type Counts = { readonly upTo: number[]; sum: number; times: number };
type Settings = {
  readonly name: string;
  readonly help: string;
  /** The label’s name, such as `call`. */
  readonly label: string;
  /** In seconds, ascending. */
  readonly steps: readonly number[];
};

/**
 * A histogram by name and outcome that costs an answer a few additions: prom-client’s own makes labels into text for each,
 * which was a tenth of a small call. Here that is done when someone reads them.
 */
export function stepHistogram({ name, help, label, steps }: Settings, register: Registry) {
  const outcomes = { answered: new Map<string, Counts>(), failed: new Map<string, Counts>() };
  const valuesOf = (outcome: string, key: string, { upTo, sum, times }: Counts) => {
    const labels = { [label]: key, outcome };
    let sofar = 0;
    return [
      ...steps.map((le, at) => {
        sofar += upTo[at] ?? 0;
        return { metricName: `${name}_bucket`, labels: { le, ...labels }, value: sofar };
      }),
      { metricName: `${name}_bucket`, labels: { le: "+Inf", ...labels }, value: times },
      { metricName: `${name}_sum`, labels, value: sum },
      { metricName: `${name}_count`, labels, value: times },
    ];
  };
  const metric = {
    name,
    get: async () => ({
      name,
      help,
      type: "histogram",
      aggregator: "sum",
      values: Object.entries(outcomes).flatMap(([outcome, all]) =>
        [...all].flatMap(([key, counts]) => valuesOf(outcome, key, counts)),
      ),
    }),
  };
  // The library’s type asks for one of its classes but only reads `name` and `get`.
  register.registerMetric(metric as unknown as Metric);
  return (key: string, failed: boolean, seconds: number): void => {
    const all = failed ? outcomes.failed : outcomes.answered;
    let counts = all.get(key);
    if (!counts) {
      counts = { upTo: Array<number>(steps.length + 1).fill(0), sum: 0, times: 0 };
      all.set(key, counts);
    }
    let at = 0;
    while (at < steps.length && seconds > (steps[at] ?? 0)) at++;
    counts.upTo[at] = (counts.upTo[at] ?? 0) + 1;
    counts.sum += seconds;
    counts.times += 1;
  };
}
