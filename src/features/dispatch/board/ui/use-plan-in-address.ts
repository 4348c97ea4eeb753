import { useSearchParams } from "react-router";

/** The plan that is open is in the address: it survives a reload and can be sent to a colleague. */
export function usePlanInAddress() {
  const [query, setQuery] = useSearchParams();
  const openPlan = (id: string | undefined) =>
    setQuery(
      (latest) => {
        const next = new URLSearchParams(latest);
        if (id) next.set("plan", id);
        else next.delete("plan");
        return next;
      },
      { replace: true },
    );
  return { planId: query.get("plan") ?? undefined, openPlan };
}
