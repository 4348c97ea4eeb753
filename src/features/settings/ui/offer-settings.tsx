import { useCallback } from "react";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { offersPart, settingsContract } from "../contract.ts";
import { AutomaticSection } from "./automatic-section.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { NumberField } from "./rule-sections.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { useUnsaved } from "./use-unsaved.ts";

const title = "Offers";

/** How long drivers have to answer, how many are asked, when they reconfirm, the pay of providers, and what happens without a person. */
export function OfferSettings() {
  const query = useCall(settingsContract.readSettings, {});
  const save = useMakeCall(settingsContract.saveSettings, [settingsContract.readSettings]);
  const { mark, blocker, names } = useUnsaved();
  // The same function at every render, so that its effect runs only after a change.
  const markOffers = useCallback((isUnsaved: boolean) => mark(title, isUnsaved), [mark]);
  const markAutomatic = useCallback((isUnsaved: boolean) => mark("Automatic dispatch", isUnsaved), [mark]);
  if (query.error) return <ReadFailed error={query.error} onAgain={() => void query.refetch()} />;
  if (!query.data) return <SkeletonCard lines={8} />;
  const { value, ...kept } = query.data.offers;
  return (
    <div className="grid gap-6">
      <AutomaticSection settings={query.data} save={save.mutateAsync} onUnsaved={markAutomatic} />
      <SettingsSection
        title={title}
        note="Changes apply to offers made from now on."
        kept={kept}
        schema={offersPart}
        defaultValues={value}
        onSave={(next) => save.mutateAsync({ part: "offers", version: kept.version, value: next })}
        onUnsaved={markOffers}
      >
        <h3 className="font-bold">Time to answer</h3>
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField name="minutesDayAhead" label="Pickup in a day or more" trail="min" />
          <NumberField name="minutesHoursAhead" label="Pickup in 8 to 24 hours" trail="min" />
          <NumberField name="minutesSoon" label="Pickup in 2 to 8 hours" trail="min" />
          <NumberField
            name="minutesUrgent"
            label="Pickup in less than 2 hours"
            trail="min"
            hint="A task to call the drivers is created as well."
          />
          <NumberField
            name="tries"
            label="Asked in turn, at most"
            trail="drivers"
            hint="After that, everyone who hasn’t declined is asked at the same time. If no one accepts, a task is created."
          />
        </div>
        <h3 className="font-bold">Reconfirming</h3>
        <div className="grid gap-4 sm:grid-cols-3">
          <NumberField name="reconfirmFirstHours" label="First, before pickup" trail="h" />
          <NumberField name="reconfirmSecondHours" label="Again" trail="h" />
          <NumberField name="reconfirmLastHours" label="Last, with a call" trail="h" />
        </div>
        <h3 className="font-bold">Providers</h3>
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField
            name="payoutShare"
            label="Suggested payout"
            unit="percent"
            hint="Of the trip’s price. It can be changed in each offer."
          />
        </div>
      </SettingsSection>
      <LeaveDialog blocker={blocker} names={names} />
    </div>
  );
}
