import { useRef } from "react";
import { Badge } from "#design/badge.tsx";
import { Field, TextArea } from "#design/fields/field.tsx";
import type { Finding } from "#domain/words/lint-words.ts";
import type { OpenedTemplate } from "../contract.ts";
import { levelLooks, placeLabel, variableLabel } from "./messages.ts";

type Props = {
  place: OpenedTemplate["places"][number];
  text: string;
  findings: readonly Finding[];
  onChange: (text: string) => void;
};

/** One text with its variables: a press puts one where the cursor is. */
export function PlaceField({ place, text, findings, onChange }: Props) {
  const box = useRef<HTMLTextAreaElement>(null);
  const insert = (name: string) => {
    const at = box.current?.selectionStart ?? text.length;
    const until = box.current?.selectionEnd ?? at;
    onChange(`${text.slice(0, at)}{${name}}${text.slice(until)}`);
    box.current?.focus();
  };
  const label = placeLabel(place.place);
  return (
    <div className="grid gap-2">
      <Field label={label}>
        <TextArea
          ref={box}
          rows={text.length > 90 ? 3 : 1}
          maxLength={2000}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </Field>
      {place.variables.length > 0 && (
        <ul className="flex flex-wrap gap-1.5" aria-label={`Variables of ${label}`}>
          {place.variables.map(({ name, typical }) => (
            <li key={name}>
              <button
                type="button"
                title={typical === "" ? undefined : `Such as ${typical}`}
                onClick={() => insert(name)}
                className="inline-flex min-h-8 flex-wrap items-baseline gap-x-1.5 rounded-md border border-line bg-surface-2 px-3 py-1 text-left text-sm hover:border-primary"
              >
                {variableLabel(name)}
                <span className="text-ink-2 text-xs [overflow-wrap:anywhere]">{`{${name}}`}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {findings.length > 0 && (
        <ul className="grid gap-1" aria-live="polite">
          {findings.map((one) => (
            <li key={one.text} className="flex flex-wrap items-center gap-2 text-sm">
              <Badge tone={levelLooks[one.level].tone}>{levelLooks[one.level].label}</Badge>
              <span className="[overflow-wrap:anywhere]">{one.text}</span>
            </li>
          ))}
        </ul>
      )}
      {text !== place.ours && (
        <p className="text-ink-2 text-sm [overflow-wrap:anywhere]">
          Ours: {place.ours}{" "}
          <button type="button" className="text-link underline" onClick={() => onChange(place.ours)}>
            Use ours
          </button>
        </p>
      )}
    </div>
  );
}
