import type { ReactNode } from "react";
import { Field } from "#design/field.tsx";
import { formatRand } from "#design/money.tsx";
import { NumberStepper } from "#design/number-stepper.tsx";
import { Segmented } from "#design/segmented.tsx";
import { carHire, gardenRoutePackages, services } from "#domain/catalogue.ts";
import { packageText } from "./use-offer-facts.ts";
import type { Draft, Preset } from "./use-wizard-draft.ts";
import type { WizardPictures } from "./wizard-service-step.tsx";
import type { WizardForm } from "./wizard-step-heading.tsx";
import { WizardTourChoice } from "./wizard-tour-choice.tsx";

type OfferChoiceProps = { form: WizardForm; preset: Preset | undefined; pictures: WizardPictures };

/** What is to be chosen within a service: the tour and its length, or the kind and length of a hire. */
export function WizardOfferChoice({ form: { draft, change }, preset, pictures }: OfferChoiceProps) {
  return (
    <>
      {draft.service === "day_tour" && !preset && (
        <WizardTourChoice value={draft.offer} onChange={(offer) => change({ offer })} pictures={pictures} />
      )}
      {draft.offer === "garden-route" && <PackageChoice draft={draft} change={change} />}
      {draft.service === "chauffeur_service" && <HireChoice draft={draft} change={change} isSet={Boolean(preset)} />}
      {draft.service === "group_transport" && !preset && <GroupChoice draft={draft} change={change} />}
    </>
  );
}

type ChoiceProps = Pick<WizardForm, "draft" | "change">;

const noPackage = "0";

function PackageChoice({ draft, change }: ChoiceProps) {
  const options = [
    { value: noPackage, label: "2–3 day tour" },
    ...gardenRoutePackages.map((one) => ({ value: String(one.days), label: packageText(one) })),
  ];
  return (
    <Row label="How long?">
      <Segmented
        label="How long?"
        options={options}
        value={String(draft.packageDays)}
        onChange={(days) => change({ packageDays: Number(days) })}
      />
    </Row>
  );
}

const chauffeur = services.find(({ slug }) => slug === "chauffeur-services");
type Hire = "half_day" | "full_day" | "chauffeur";

const hireOf = ({ offer, hireUnit }: Draft): Hire => (offer === "chauffeur-services" ? "chauffeur" : hireUnit);

const hireChoices: readonly { value: Hire; label: string }[] = [
  { value: "half_day", label: `Half day, from ${formatRand(carHire.halfDayFrom)}` },
  { value: "full_day", label: `Full day, from ${formatRand(carHire.fullDayFrom)}` },
  { value: "chauffeur", label: `Chauffeur, from ${formatRand(chauffeur?.from ?? 0)} a day` },
];

/** A chauffeur drives a sedan by the hours of the day, a hired car comes for half a day or a whole one. */
function HireChoice({ draft, change, isSet }: ChoiceProps & { isSet: boolean }) {
  const hire = hireOf(draft);
  const choices = hireChoices.filter(({ value }) => !isSet || (value === "chauffeur") === (hire === "chauffeur"));
  const choose = (next: Hire) =>
    change(next === "chauffeur" ? { offer: "chauffeur-services" } : { offer: "car-hire", hireUnit: next });
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-4">
      {choices.length > 1 && (
        <Row label="Which hire?">
          <Segmented label="Which hire?" options={choices} value={hire} onChange={choose} />
        </Row>
      )}
      {hire === "chauffeur" && (
        <Field label="Hours" hint="8 are in the price of a day">
          <NumberStepper
            noun="hours"
            min={1}
            max={24}
            value={draft.hireHours}
            onChange={(hireHours) => change({ hireHours })}
          />
        </Field>
      )}
    </div>
  );
}

const groupChoices = [
  { value: "private-shuttles", label: "From place to place" },
  { value: "coach-hire", label: "Coach by the day" },
] as const;

function GroupChoice({ draft, change }: ChoiceProps) {
  const value = draft.offer === "coach-hire" ? "coach-hire" : "private-shuttles";
  return (
    <Row label="How do you travel?">
      <Segmented
        label="How do you travel?"
        options={groupChoices}
        value={value}
        onChange={(offer) => change({ offer })}
      />
    </Row>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-2">
      <p aria-hidden="true" className="font-semibold text-sm">
        {label}
      </p>
      {children}
    </div>
  );
}
