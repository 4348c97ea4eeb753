import { useSearchParams } from "react-router";

/** What is looked at stands in the address, so that it can be sent to a colleague and the way back works. */
export function usePaymentsAddress() {
  const [params, setParams] = useSearchParams();
  return {
    read: (name: string) => params.get(name) ?? "",
    /** An empty value takes the name out of the address. */
    write: (changes: Readonly<Record<string, string>>) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value) after.set(name, value);
            else after.delete(name);
          }
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
