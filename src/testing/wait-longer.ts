/** A busy machine takes its time to load a lazy part; a test of behaviour must not fail for that. */
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 10_000 });
}
