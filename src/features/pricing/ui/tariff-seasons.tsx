import { CalendarPlus, Plus, Trash2 } from "lucide-react";
import { Button } from "#design/button.tsx";
import { Field, TextInput } from "#design/fields/field.tsx";
import type { TariffContent } from "../tariff-contract.ts";
import { TariffGroup } from "./tariff-fields.tsx";
import type { PartEditorProps } from "./use-tariff-draft.ts";

type Season = NonNullable<TariffContent["seasons"]>[number];

/** Named dates that price rules refer to, so that a season is moved in one place. */
export function SeasonsGroup({ draft: { seasons = [], timeRules }, put }: PartEditorProps) {
  const keep = (next: Season[]) => put("seasons", next.length > 0 ? next : undefined);
  const change = (season: Season) => keep(seasons.map((one) => (one.id === season.id ? season : one)));
  return (
    <TariffGroup title="Seasons" note="Named dates for price rules, every year or in one year">
      {seasons.length === 0 && (
        <p className="text-sm text-ink-2">
          No seasons yet. Name one, such as “High season”, and price rules can apply in it.
        </p>
      )}
      {seasons.map((season) => {
        const used = timeRules.filter(({ when }) => when.kind === "season" && when.season === season.id);
        return (
          <fieldset
            key={season.id}
            className="grid gap-3 border-line border-t pt-4 first-of-type:border-t-0 first-of-type:pt-0"
          >
            <legend className="sr-only">{season.name || "New season"}</legend>
            <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
              <Field label="Name of the season">
                <TextInput
                  size="sm"
                  value={season.name}
                  maxLength={80}
                  onChange={(event) => change({ ...season, name: event.currentTarget.value })}
                />
              </Field>
              <Button
                size="sm"
                variant="quiet"
                icon={<Trash2 aria-hidden />}
                className="w-fit"
                disabled={used.length > 0}
                aria-label={`Remove ${season.name || "this season"}`}
                onClick={() => keep(seasons.filter(({ id }) => id !== season.id))}
              >
                Remove
              </Button>
            </div>
            <SpanFields season={season} onChange={change} />
            {used.length > 0 && (
              <p className="text-sm text-ink-2">
                Used by {used.map(({ name }) => name || "a new rule").join(", ")}; remove it there first.
              </p>
            )}
          </fieldset>
        );
      })}
      <Button
        size="sm"
        variant="outline"
        icon={<Plus aria-hidden />}
        className="w-fit"
        onClick={() => keep([...seasons, newSeason(seasons)])}
      >
        Add a season
      </Button>
    </TariffGroup>
  );
}

type SpanFieldsProps = { season: Season; onChange: (season: Season) => void };

function SpanFields({ season, onChange }: SpanFieldsProps) {
  const { spans } = season;
  return (
    <>
      {spans.map((span, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two spans may be equal while they are typed, and none moves
        <div key={at} className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[11rem_11rem_auto]">
          {(["from", "until"] as const).map((end) => (
            <Field
              key={end}
              label={end === "from" ? "From" : "Until, included"}
              hint={at === 0 ? "12-15 every year, 2027-12-15 in that year" : undefined}
            >
              <TextInput
                size="sm"
                value={span[end]}
                onChange={(event) =>
                  onChange({ ...season, spans: spans.with(at, { ...span, [end]: event.currentTarget.value }) })
                }
              />
            </Field>
          ))}
          {spans.length > 1 && (
            <Button
              size="sm"
              variant="quiet"
              icon={<Trash2 aria-hidden />}
              className="w-fit"
              aria-label={`Remove ${span.from} to ${span.until}`}
              onClick={() => onChange({ ...season, spans: spans.toSpliced(at, 1) })}
            >
              Remove
            </Button>
          )}
        </div>
      ))}
      <Button
        size="sm"
        variant="outline"
        icon={<CalendarPlus aria-hidden />}
        className="w-fit"
        onClick={() => onChange({ ...season, spans: [...spans, { from: "", until: "" }] })}
      >
        Add dates
      </Button>
    </>
  );
}

function newSeason(seasons: readonly Season[]): Season {
  const taken = new Set(seasons.map(({ id }) => id));
  let number = seasons.length + 1;
  while (taken.has(`season-${number}`)) number++;
  return { id: `season-${number}`, name: "", spans: [{ from: "", until: "" }] };
}
