import { useSearchParams } from "react-router";

/** What is looked at stands in the address, so that it can be sent to a colleague and Back works. */
export function usePageAddress() {
  const [params, setParams] = useSearchParams();
  const change = (changes: Readonly<Record<string, string>>, isReplaced: boolean) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      },
      { replace: isReplaced, preventScrollReset: true },
    );
  return {
    read: (name: string) => params.get(name) ?? "",
    /** A filter: typing must not fill the history. */
    filter: (changes: Readonly<Record<string, string>>) => change(changes, true),
    /** A place: Back leads here. */
    go: (changes: Readonly<Record<string, string>>) => change(changes, false),
    /** A tab: what another one was filtered by is left behind. */
    goTo: (params: Readonly<Record<string, string>>) => setParams(params, { preventScrollReset: true }),
  };
}
