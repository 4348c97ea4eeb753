import { CircleCheck, PencilLine, Scale } from "lucide-react";
import { useEffect, useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { Field, TextInput } from "#design/fields/field.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { localDateOf } from "#domain/time/local-time.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { pricingContract } from "../contract.ts";
import type { TariffContent } from "../tariff-contract.ts";
import { differencesOf, TariffDifferences } from "./tariff-differences.tsx";
import { HireGroup, ToursGroup } from "./tariff-offer-groups.tsx";
import { TariffPreviewCard } from "./tariff-preview-card.tsx";
import { PriceRulesGroup } from "./tariff-price-rules.tsx";
import { ExtrasGroup, RoundingGroup } from "./tariff-rule-groups.tsx";
import { SeasonsGroup } from "./tariff-seasons.tsx";
import { TollsGroup } from "./tariff-tolls.tsx";
import { RoutesGroup, SharedRideGroup, TransferGroup } from "./tariff-trip-groups.tsx";
import { type Problem, useTariffDraft } from "./use-tariff-draft.ts";

type TariffEditorProps = {
  start: TariffContent;
  /** The latest version there is: the next is saved after it. */
  latest: number;
  onSaved: () => void;
  onCancel: () => void;
  onUnsaved: (isUnsaved: boolean) => void;
};

const groups = [
  TransferGroup,
  SharedRideGroup,
  RoutesGroup,
  ToursGroup,
  HireGroup,
  ExtrasGroup,
  TollsGroup,
  SeasonsGroup,
  PriceRulesGroup,
  RoundingGroup,
];

/** Edits the next version: all prices in groups, tried on past bookings before saving. */
export function TariffEditor({ start, latest, onSaved, onCancel, onUnsaved }: TariffEditorProps) {
  const { draft, put, problems, isChanged } = useTariffDraft(start);
  const weigh = useMakeCall(pricingContract.previewTariff);
  useEffect(() => {
    onUnsaved(isChanged);
    return () => onUnsaved(false);
  }, [isChanged, onUnsaved]);
  return (
    <div className="grid gap-3">
      {groups.map((Group) => (
        <Group key={Group.name} draft={draft} put={put} />
      ))}
      <Problems problems={problems} />
      <div className="flex flex-wrap items-center gap-3 pt-2">
        <Button
          variant="outline"
          icon={<Scale aria-hidden />}
          busy={weigh.isPending}
          disabled={problems.length > 0}
          onClick={() =>
            weigh.mutate(
              { content: draft },
              { onError: (error) => void toast({ title: error.message, kind: "error" }) },
            )
          }
        >
          Preview on the last 90 days
        </Button>
        <p className="flex items-center gap-2 text-sm [&>svg]:size-4.5" role="status">
          {isChanged ? (
            <>
              <PencilLine aria-hidden className="text-warn" />
              <span className="font-semibold text-warn">Not saved yet</span>
            </>
          ) : (
            <>
              <CircleCheck aria-hidden className="text-ok" />
              <span className="text-ink-2">Nothing changed yet</span>
            </>
          )}
        </p>
      </div>
      {isChanged && (
        <details className="rounded-md bg-surface p-4 inset-ring inset-ring-line">
          <summary className="cursor-pointer font-semibold">Changes from the original version</summary>
          <div className="pt-3">
            <TariffDifferences differences={differencesOf(start, draft)} />
          </div>
        </details>
      )}
      {weigh.data && <TariffPreviewCard weighed={weigh.data} />}
      <SaveVersion
        content={draft}
        latest={latest}
        // The first version is the site’s default: a company may adopt it unchanged.
        canSave={problems.length === 0 && (isChanged || latest === 1)}
        onSaved={onSaved}
        onCancel={onCancel}
      />
    </div>
  );
}

function Problems({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <Alert tone="bad" title="Not complete yet" announce>
      <ul className="list-disc ps-5">
        {problems.slice(0, 8).map(({ where, message }) => (
          <li key={`${where} ${message}`}>
            {where}: {message}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

type SaveVersionProps = {
  content: TariffContent;
  latest: number;
  canSave: boolean;
  onSaved: () => void;
  onCancel: () => void;
};

function SaveVersion({ content, latest, canSave, onSaved, onCancel }: SaveVersionProps) {
  const today = localDateOf(new Date());
  const [validFrom, setValidFrom] = useState<string>(today);
  const [note, setNote] = useState("");
  const save = useMakeCall(pricingContract.saveTariff, [pricingContract.listTariffs]);
  const send = () =>
    save.mutate(
      { content, valid_from: validFrom, note, after_version: latest },
      {
        onSuccess: ({ version }) => {
          void toast({ title: `Tariff ${version} is saved.`, kind: "success" });
          onSaved();
        },
        onError: (error) => void toast({ title: error.message, kind: "error" }),
      },
    );
  return (
    <div className="grid gap-4 border-line border-t pt-5 sm:grid-cols-[12rem_1fr]">
      <Field label="In force from" required hint="Travel dates from here on.">
        <DatePicker value={validFrom} onChange={setValidFrom} min={today} />
      </Field>
      <Field label="What changed" optional>
        <TextInput value={note} maxLength={300} onChange={(event) => setNote(event.currentTarget.value)} />
      </Field>
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button busy={save.isPending} disabled={!canSave || !validFrom} onClick={send}>
          Save as version {latest + 1}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Close the editor
        </Button>
      </div>
    </div>
  );
}
