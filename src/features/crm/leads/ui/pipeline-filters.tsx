import { Select } from "#design/fields/field.tsx";
import { Switch } from "#design/fields/switch.tsx";
import { sourceLabel } from "#domain/booking/booking-labels.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { crmContract } from "../../contract.ts";
import { useTopics } from "./use-topic-name.ts";

export type PipelineFilter = { owner?: string; service?: string; source?: string; overdue?: boolean };

const enquirySources = ["free_quote", "contact_form_home", "contact_page", "quote"] as const;
const isId = /^[0-9a-f-]{36}$/;

/** The filter of the board; it is in the address. */
export function usePipelineFilter() {
  const { read, filter: change } = usePageAddress();
  const [owner, service, source] = [read("owner"), read("service"), read("source")];
  const filter: PipelineFilter = {
    ...((owner === "me" || owner === "none" || isId.test(owner)) && { owner }),
    ...(service && { service }),
    ...(source && { source }),
    ...(read("overdue") && { overdue: true }),
  };
  return { filter, change };
}

export function PipelineFilters() {
  const { filter, change } = usePipelineFilter();
  const { data } = useCall(crmContract.listColleagues, {});
  const topics = useTopics();
  const others = data?.colleagues.filter(({ is_me }) => !is_me) ?? [];
  return (
    <div className="flex flex-wrap items-center gap-3 [&_select]:w-auto">
      <Select
        size="sm"
        aria-label="Owner"
        value={filter.owner ?? ""}
        onChange={({ currentTarget }) => change({ owner: currentTarget.value })}
        options={[
          { value: "", label: "All owners" },
          { value: "me", label: "Mine" },
          { value: "none", label: "No owner" },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Select
        size="sm"
        aria-label="Service"
        value={filter.service ?? ""}
        onChange={({ currentTarget }) => change({ service: currentTarget.value })}
        options={[{ value: "", label: "All services" }, ...topics.choices]}
      />
      <Select
        size="sm"
        aria-label="Source"
        value={filter.source ?? ""}
        onChange={({ currentTarget }) => change({ source: currentTarget.value })}
        options={[
          { value: "", label: "All sources" },
          ...enquirySources.map((id) => ({ value: id, label: sourceLabel(id) })),
        ]}
      />
      <Switch
        label="Overdue only"
        checked={filter.overdue === true}
        onChange={(isOn) => change({ overdue: isOn ? "yes" : "" })}
      />
    </div>
  );
}
