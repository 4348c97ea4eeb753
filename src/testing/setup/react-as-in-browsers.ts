import { createRequire } from "node:module";

/**
 * These screens are drawn by the React that visitors get, by NODE_ENV of their project. The one for development looks at
 * every element and every attribute for its warnings: a third of what such a test costs.
 */
const load = createRequire(import.meta.url);
const react = load("react");
const { flushSync } = load("react-dom");
const { jsx } = load("react/jsx-runtime");
const { unstable_scheduleCallback: schedule, unstable_IdlePriority: idle } = load("scheduler");

// Our files are compiled for development, as in every other project.
load("react/jsx-dev-runtime").jsxDEV ??= (type: unknown, props: unknown, key: unknown) => jsx(type, props, key);

/** Comes after all that React has put off, such as the next page after a click. */
const nothingPutOff = () => new Promise<void>((resolve) => void schedule(idle, () => resolve()));

const withWhatFollows = async (result: unknown) => {
  const value = await result;
  await nothingPutOff();
  return value;
};

/** Everything testing-library does is rendered before it continues; waiting for it also waits for what follows. */
react.act ??= (work: () => unknown) => withWhatFollows(flushSync(work));
