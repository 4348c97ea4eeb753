import { X } from "lucide-react";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { Button } from "#design/button.tsx";
import { DateRangePicker } from "#design/dates/date-range-picker.tsx";
import { Select, TextInput } from "#design/fields/field.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { activityLogContract } from "../audit-contract.ts";
import { actionLabel } from "./audit-sentence.tsx";

export const auditFilterNames = ["actor", "action", "subject", "from", "to", "text"] as const;
export const emptyAuditFilter = Object.fromEntries(auditFilterNames.map((name) => [name, ""]));

type AuditFiltersProps = {
  filters: Readonly<Record<string, string>>;
  onChange: (changes: Readonly<Record<string, string>>) => void;
  /** Absent if there is nothing to clear. */
  onClear: (() => void) | undefined;
};

export function AuditFilterBar({ filters, onChange, onClear }: AuditFiltersProps) {
  const { from = "", to = "", action = "", actor = "", subject = "" } = filters;
  return (
    <>
      <ActionChoice value={action} onChange={(next) => onChange({ action: next })} />
      <PersonBox label="Done by" value={actor} onChange={(next) => onChange({ actor: next })} />
      <PersonBox label="Done to" value={subject} onChange={(next) => onChange({ subject: next })} />
      <DateRangePicker label="Period" value={{ from, to }} onChange={(range) => onChange({ ...range })} />
      {onClear && (
        <Button size="sm" variant="quiet" icon={<X aria-hidden />} onClick={onClear}>
          Clear
        </Button>
      )}
    </>
  );
}

/** Groups first, then individual actions. */
function ActionChoice({ value, onChange }: { value: string; onChange: (action: string) => void }) {
  const known = useCall(activityLogContract.auditActions, {});
  const actions = known.data?.actions ?? [];
  const groups = [...new Set(actions.map((action) => action.replace(/\..*$/, ".")))];
  const choices = [...new Set([...(value ? [value] : []), ...groups, ...actions])];
  return (
    <div className="min-w-40 flex-1 sm:max-w-56">
      <Select
        size="sm"
        aria-label="Action"
        placeholder="Any action"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        options={choices.map((choice) => ({ value: choice, label: choiceWords(choice) }))}
      />
    </div>
  );
}

const choiceWords = (choice: string) => (choice.endsWith(".") ? `All: ${choice.slice(0, -1)}` : actionLabel(choice));

function PersonBox({ label, value, onChange }: { label: string; value: string; onChange: (text: string) => void }) {
  const typed = useTyped(value, onChange);
  return (
    <div className="min-w-36 flex-1 sm:max-w-48">
      <TextInput size="sm" aria-label={label} placeholder={label} maxLength={200} {...typed} />
    </div>
  );
}

/** A text that is passed on after a pause in typing. */
function useTyped(value: string, onChange: (text: string) => void, delay = 300) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (value !== seen) {
    setSeen(value);
    setText(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    value: text,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const next = event.currentTarget.value;
      setText(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => onChange(next.trim()), delay);
    },
  };
}
