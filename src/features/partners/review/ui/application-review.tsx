import type { ReactNode } from "react";
import { Segmented } from "#design/fields/segmented.tsx";
import { type TabItem, Tabs } from "#design/tabs.tsx";
import { applicationKindLabels } from "#domain/partner/application-labels.ts";
import type { ApplicationKind } from "#domain/partner/application-lifecycle.ts";
import { reportingContract } from "#features/reporting/contract.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { ApplicationDetails } from "./application-details.tsx";
import { ApplicationTable } from "./application-table.tsx";

type ReviewProps = {
  /** The kinds reviewed on this page; the first one opens by default. */
  kinds: readonly [ApplicationKind, ...ApplicationKind[]];
  /** Our current partners. */
  partners: ReactNode;
  /** Further records of this kind, in their own tabs. */
  further?: readonly TabItem[];
};

/** Applications and partners of a kind. The open one is in the address, so that its link can be shared. */
export function ApplicationReview({ kinds, partners, further = [] }: ReviewProps) {
  const { read, go } = usePageAddress();
  const waiting = useCall(reportingContract.readFrame, {}).data?.applications_waiting;
  const count = waiting ? kinds.reduce((sum, one) => sum + waiting[one], 0) : 0;
  const id = read("application");
  const kind = kinds.find((one) => one === read("kind")) ?? kinds[0];
  const tabs = ["partners", ...further.map((tab) => tab.id)];
  if (id) return <ApplicationDetails key={id} id={id} onBack={() => go({ application: "" })} />;
  return (
    <Tabs
      label="Applications or partners"
      variant="line"
      value={tabs.find((one) => one === read("tab")) ?? "applications"}
      onChange={(tab) => go({ tab: tab === "applications" ? "" : tab, statement: "" })}
      items={[
        {
          id: "applications",
          label: "Applications",
          ...(count > 0 && { count }),
          content: (
            <div className="grid gap-4">
              {kinds.length > 1 && (
                <Segmented
                  label="Kind"
                  value={kind}
                  onChange={(next) => go({ kind: next })}
                  options={kinds.map((one) => ({ value: one, label: applicationKindLabels[one].many }))}
                />
              )}
              <ApplicationTable key={kind} kind={kind} onOpen={(chosen) => go({ application: chosen })} />
            </div>
          ),
        },
        { id: "partners", label: "Partners", content: partners },
        ...further,
      ]}
    />
  );
}
