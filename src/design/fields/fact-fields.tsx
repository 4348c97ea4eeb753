import type { AnyFactValue, Fact, FactTable, WireFacts } from "#domain/record-facts.ts";
import { Checkbox } from "./checkbox.tsx";
import { Field, Select, TextArea, TextInput } from "./field.tsx";
import type { ControlSize } from "./field-control.ts";
import { OptionalNumberEntry } from "./number-entry.tsx";

type Look = {
  readonly size?: ControlSize;
  /** Lines of a long text before it grows. */
  readonly rows?: number;
  /** Shows the example of a fact, and how much of a long text is used: for someone who fills it in for the first time. */
  readonly isGuided?: boolean;
};

type FactFieldsProps<T extends FactTable> = Look & {
  readonly facts: { readonly table: T };
  readonly values: WireFacts<T>;
  readonly onChange: (changes: Partial<WireFacts<T>>) => void;
  readonly problems?: Readonly<Record<string, string | undefined>>;
  readonly hint?: string;
  readonly className?: string;
};

/** A field for each fact of a table, in its order. */
export function FactFields<T extends FactTable>({ facts, values, ...props }: FactFieldsProps<T>) {
  const { onChange, problems = {}, hint, className = "", ...look } = props;
  return Object.values<Fact>(facts.table).map((fact) => {
    const value = Reflect.get(values, fact.column) as AnyFactValue;
    const change = (next: AnyFactValue) => onChange({ [fact.column]: next } as Partial<WireFacts<T>>);
    const error = problems[fact.column];
    if (fact.kind.is === "yes_no")
      return (
        <Checkbox
          key={fact.column}
          name={fact.column}
          label={fact.label}
          className={className}
          checked={value === true}
          onChange={({ currentTarget }) => change(currentTarget.checked)}
          error={error}
        />
      );
    return (
      <Field
        key={fact.column}
        label={fact.label}
        optional
        className={className}
        hint={fact.kind.is === "text" && hint}
        error={error}
      >
        <FactInput fact={fact} value={value} onChange={change} {...look} />
      </Field>
    );
  });
}

type FactInputProps = Look & {
  readonly fact: Fact;
  readonly value: AnyFactValue;
  readonly onChange: (value: AnyFactValue) => void;
};

/** The control in which a fact is typed or chosen, within its field. */
export function FactInput({ fact, value, onChange, size = "md", rows = 2, isGuided = false }: FactInputProps) {
  const { kind, column } = fact;
  const text = typeof value === "string" ? value : "";
  if (kind.is === "count")
    return <OptionalNumberEntry size={size} value={typeof value === "number" ? value : null} onChange={onChange} />;
  if (kind.is === "choice")
    return (
      <Select
        size={size}
        name={column}
        placeholder="None selected"
        value={text}
        onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
        options={Object.entries(kind.options).map(([option, label]) => ({ value: option, label }))}
      />
    );
  const typed = {
    name: column,
    value: text,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
    ...(kind.is === "text" && { maxLength: kind.most }),
    ...(isGuided && fact.example && { placeholder: fact.example }),
  };
  return kind.is === "text" && kind.isLong ? (
    <TextArea {...typed} rows={rows} counter={isGuided} />
  ) : (
    <TextInput {...typed} size={size} />
  );
}
