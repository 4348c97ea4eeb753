import { History, Pencil } from "lucide-react";
import { useState } from "react";
import { useController } from "react-hook-form";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { ChoiceRow } from "#design/fields/choice-row.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { OptionalNumberEntry } from "#design/fields/number-entry.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { Permitted } from "#platform/browser/permitted.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { type LimitsVersion, limitsContract, limitsForm, type ShownLimits } from "../contract.ts";

/** The limits of a driver provider: regions, vehicle classes and quotas, with every version of it. */
export function ProviderLimitsCard({ providerId }: { providerId: string }) {
  const { data, wait } = readOrWait(
    useCall(limitsContract.readProviderLimits, { organisation_id: providerId }),
    "what this provider is asked for",
    4,
  );
  const [isEditing, setEditing] = useState(false);
  if (wait) return wait;
  return (
    <Card>
      <CardHeader
        title="Regions, classes and quotas"
        note="Trips outside them are not offered to this provider, and it can’t accept them. Its cost is in its pay rule."
        actions={
          <Permitted action="approve_payouts">
            <Button size="sm" variant="outline" icon={<Pencil aria-hidden="true" />} onClick={() => setEditing(true)}>
              Change
            </Button>
          </Permitted>
        }
      />
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {factsOf(data).map(([label, value]) => (
          <div key={label}>
            <dt className="text-ink-2 text-sm">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <Versions limits={data} providerId={providerId} />
      {isEditing && <LimitsDialog limits={data} providerId={providerId} onClose={() => setEditing(false)} />}
    </Card>
  );
}

type Values = Pick<ShownLimits, "zones" | "classes" | "trips_per_day" | "trips_per_week">;

function factsOf(limits: ShownLimits): readonly (readonly [string, string])[] {
  const { asked, accepted, today, this_week } = limits.work;
  return [
    ["Pickups in", namesOf(limits.zones, limits.all_zones, "Everywhere", "A zone no longer on the map")],
    ["Vehicle classes", namesOf(limits.classes, limits.all_classes, "All", "A class that has ended")],
    ["Trips per day", quotaText(limits.trips_per_day, today, "today")],
    ["Trips per week", quotaText(limits.trips_per_week, this_week, "this week")],
    ["Offers accepted in 90 days", asked === 0 ? "None asked yet" : `${accepted} of ${asked}`],
  ];
}

type Named = { readonly id: string; readonly name: string };

const namesOf = (chosen: readonly string[], all: readonly Named[], none: string, gone: string): string =>
  chosen.length === 0 ? none : chosen.map((id) => all.find((one) => one.id === id)?.name ?? gone).join(", ");

const quotaText = (most: number | null, has: number, when: string): string =>
  most === null ? `No limit (${has} ${when})` : `${most} at most (${has} ${when})`;

/** “Everywhere · All classes · 4 per day”: one line of the history. */
const lineOf = (values: Values, limits: ShownLimits): string =>
  [
    namesOf(values.zones, limits.all_zones, "Everywhere", "A zone no longer on the map"),
    namesOf(values.classes, limits.all_classes, "All classes", "A class that has ended"),
    values.trips_per_day === null ? "no limit per day" : `${values.trips_per_day} per day`,
    values.trips_per_week === null ? "no limit per week" : `${values.trips_per_week} per week`,
  ].join(" · ");

type Known = { limits: ShownLimits; providerId: string };

function Versions({ limits, providerId }: Known) {
  const save = useMakeCall(limitsContract.saveProviderLimits, [limitsContract.readProviderLimits]);
  const earlier = limits.versions.filter(({ version }) => version !== limits.version);
  if (limits.versions.length === 0) return null;
  const putBack = async ({ version, zones, classes, trips_per_day, trips_per_week }: LimitsVersion) => {
    try {
      await save.mutateAsync({
        organisation_id: providerId,
        version: limits.version,
        limits: { zones, classes, trips_per_day, trips_per_week },
        put_back_of: version,
      });
      await toast({ kind: "success", title: `Version ${version} put back` });
    } catch (error) {
      await toast({ kind: "error", title: error instanceof Error ? error.message : "We couldn’t put it back." });
    }
  };
  const [latest] = limits.versions;
  return (
    <details className="mt-4 border-line border-t pt-4">
      <summary className="cursor-pointer font-semibold">
        {earlier.length === 0 ? "Saved once" : `Earlier versions (${earlier.length})`}
      </summary>
      {latest && <p className="mt-2 text-ink-3 text-sm">{savedText(latest)}</p>}
      <ul aria-label="Earlier versions" className="mt-2 grid gap-3">
        {earlier.map((version) => (
          <li key={version.version} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span className="min-w-0 grow">
              <span className="block font-semibold">{lineOf(version, limits)}</span>
              <span className="text-ink-3">{savedText(version)}</span>
            </span>
            <Permitted action="approve_payouts">
              <Button
                size="sm"
                variant="outline"
                icon={<History aria-hidden="true" />}
                busy={save.isPending}
                onClick={() => void putBack(version)}
              >
                Put back
                <span className="sr-only"> version {version.version}</span>
              </Button>
            </Permitted>
          </li>
        ))}
      </ul>
    </details>
  );
}

const savedText = ({ version, saved_at, saved_by, put_back_of }: LimitsVersion): string =>
  [
    `Version ${version}`,
    `saved ${formatDateTime(saved_at)}${saved_by ? ` by ${saved_by}` : ""}`,
    ...(put_back_of === null ? [] : [`as version ${put_back_of}`]),
  ].join(", ");

function LimitsDialog({ limits, providerId, onClose }: Known & { onClose: () => void }) {
  const save = useMakeCall(limitsContract.saveProviderLimits, [limitsContract.readProviderLimits]);
  const { zones, classes, trips_per_day, trips_per_week, version } = limits;
  return (
    <FormDialog
      size="md"
      title="Change regions, classes and quotas"
      text="Applies to offers from now on. Without a choice there is no limit."
      schema={limitsForm}
      defaultValues={{ zones, classes, trips_per_day, trips_per_week }}
      confirmLabel="Save"
      doneLabel="Saved"
      onConfirm={(values) => save.mutateAsync({ organisation_id: providerId, version, limits: values })}
      onClose={onClose}
    >
      <Choices name="zones" label="Pickups in" all={limits.all_zones} />
      <SiteLink to="/admin/tracking?tab=geofences" className="w-fit font-semibold text-link text-sm underline">
        {limits.all_zones.length > 0 ? "Draw zones" : "Draw a price zone on the map to use it here"}
      </SiteLink>
      <Choices name="classes" label="Vehicle classes" all={limits.all_classes} />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="trips_per_day" label="Trips per day, at most" optional>
          {({ value, onChange }) => <OptionalNumberEntry trail="trips" value={value} onChange={onChange} />}
        </FormField>
        <FormField name="trips_per_week" label="Trips per week, at most" optional>
          {({ value, onChange }) => <OptionalNumberEntry trail="trips" value={value} onChange={onChange} />}
        </FormField>
      </div>
    </FormDialog>
  );
}

function Choices({ name, label, all }: { name: "zones" | "classes"; label: string; all: readonly Named[] }) {
  const { field } = useController<Record<"zones" | "classes", string[]>>({ name });
  if (all.length === 0) return null;
  return (
    <ChoiceRow
      label={label}
      choices={all.map(({ id, name: text }) => ({ value: id, label: text }))}
      chosen={[field.value].flat()}
      onChange={field.onChange}
    />
  );
}
