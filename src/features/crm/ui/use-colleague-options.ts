import { useCall } from "#platform/browser/use-call.ts";
import { crmContract } from "../contract.ts";

/** Those a task or a deal can be assigned to, for a select; oneself on top. */
export function useColleagueOptions(none = "No one") {
  const { data } = useCall(crmContract.listColleagues, {});
  const all = data?.colleagues ?? [];
  const me = all.filter(({ is_me }) => is_me);
  const others = all.filter(({ is_me }) => !is_me);
  return {
    me: me[0]?.id ?? "",
    options: [
      { value: "", label: none },
      ...me.map(({ id, name }) => ({ value: id, label: `${name} (you)` })),
      ...others.map(({ id, name }) => ({ value: id, label: name })),
    ],
  };
}
