import { createRequire } from "node:module";

/**
 * These screens run with React’s production build, set by NODE_ENV of their project. The development build
 * checks every element and attribute for its warnings, which takes a third of the time of such a test.
 */
const load = createRequire(import.meta.url);
const react = load("react");
const { flushSync } = load("react-dom");
const { jsx } = load("react/jsx-runtime");
const { unstable_scheduleCallback: schedule, unstable_IdlePriority: idle } = load("scheduler");

// Our files are compiled for development in every project, so jsxDEV is needed.
load("react/jsx-dev-runtime").jsxDEV ??= (type: unknown, props: unknown, key: unknown) => jsx(type, props, key);

/** Runs after everything that React has deferred, such as the next page after a click. */
const nothingPutOff = () => new Promise<void>((resolve) => void schedule(idle, () => resolve()));

const withWhatFollows = async (result: unknown) => {
  const value = await result;
  await nothingPutOff();
  return value;
};

/**
 * Everything that testing-library does is rendered before it continues, including the follow-up work it
 * awaits.
 */
react.act ??= (work: () => unknown) => withWhatFollows(flushSync(work));
