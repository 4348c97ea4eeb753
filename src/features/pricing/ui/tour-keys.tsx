import { Field, Select, TextInput } from "#design/fields/field.tsx";
import type { TourKey } from "#domain/pricing/tariff.ts";
import { Amount } from "./tariff-fields.tsx";
import type { PartEditorProps } from "./use-tariff-draft.ts";

const ways = [
  { value: "all", label: "As for every tour" },
  { value: "own", label: "Its own share" },
  { value: "none", label: "Not apportioned: VAT on all" },
];

type TourKeysProps = PartEditorProps & { nameOf: (slug: string) => string };

/** Tours with their own driving share, each with the reason for SARS. */
export function TourKeys({ draft: { tours, tourKeys = {}, tourTransportShare }, put, nameOf }: TourKeysProps) {
  const keep = (slug: string, key: TourKey | undefined) => {
    const { [slug]: _before, ...others } = tourKeys;
    put("tourKeys", key ? { ...others, [slug]: key } : others);
  };
  return (
    <section className="grid gap-3">
      <h4 className="text-sm font-semibold text-ink-2">Driving in one tour</h4>
      <ul className="grid gap-3">
        {Object.keys(tours).map((slug) => (
          <li key={slug} className="grid items-start gap-3 sm:grid-cols-[14rem_7rem_1fr]">
            <KeyRow
              name={nameOf(slug)}
              value={tourKeys[slug]}
              usual={tourTransportShare}
              onChange={(key) => keep(slug, key)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type KeyRowProps = {
  name: string;
  value: TourKey | undefined;
  usual: number;
  onChange: (key: TourKey | undefined) => void;
};

function KeyRow({ name, value, usual, onChange }: KeyRowProps) {
  const reason = value?.reason ?? "";
  const choose = (way: string) => {
    if (way === "all") return onChange(undefined);
    onChange({ reason, share: way === "none" ? null : (value?.share ?? usual) });
  };
  return (
    <>
      <Field label={name}>
        <Select value={wayOf(value)} onChange={(event) => choose(event.currentTarget.value)} options={ways} />
      </Field>
      {value?.share !== undefined && value.share !== null ? (
        <Amount label="Driving" unit="percent" value={value.share} onChange={(share) => onChange({ reason, share })} />
      ) : (
        <span className="max-sm:hidden" />
      )}
      {value && (
        <Field label="Reason" required {...(value.since !== undefined && { hint: `As of price list ${value.since}.` })}>
          <TextInput
            maxLength={300}
            value={reason}
            onChange={(event) => onChange({ share: value.share, reason: event.currentTarget.value })}
          />
        </Field>
      )}
    </>
  );
}

function wayOf(key: TourKey | undefined): string {
  if (!key) return "all";
  return key.share === null ? "none" : "own";
}
