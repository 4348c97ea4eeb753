import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Field, TextInput } from "#design/fields/field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import type { VehicleClass } from "#domain/catalogue/vehicle-class.ts";
import { vehicleClassesContract } from "#features/catalogue/classes/contract.ts";
import { useCall } from "#platform/browser/use-call.ts";

type GroupProps = { title: string; note: string; children: ReactNode };

/** A collapsible part of the tariff, so that a phone shows the whole at a glance. */
export function TariffGroup({ title, note, children }: GroupProps) {
  return (
    <details className="group/part rounded-md bg-surface inset-ring inset-ring-line">
      <summary className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md px-4 py-3">
        <h3 className="grow font-sans text-base">
          <span className="me-3 font-bold">{title}</span>
          <span className="font-normal text-sm text-ink-2">{note}</span>
        </h3>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-ink-3 transition-transform duration-(--d-1) group-open/part:rotate-180"
        />
      </summary>
      <div className="grid gap-5 px-4 pt-1 pb-5">{children}</div>
    </details>
  );
}

type AmountProps = {
  label: string;
  value: number;
  onChange: (value: number) => void;
  unit?: "rand" | "percent" | "plain";
  trail?: string;
  hint?: string;
};

export const Amount = ({ label, value, onChange, unit = "rand", trail, hint }: AmountProps) => (
  <Field label={label} hint={hint} className="min-w-0">
    <NumberEntry size="sm" unit={unit} trail={trail} value={value} onChange={onChange} />
  </Field>
);

export const Amounts = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">{children}</div>
);

type PlaceNamesProps = { label: string; hint: string; places: readonly string[]; onChange: (places: string[]) => void };

/** Names with commas between them; what is typed stays as it is typed. */
export function PlaceNames({ label, hint, places, onChange }: PlaceNamesProps) {
  const [typed, setTyped] = useState(() => places.join(", "));
  return (
    <Field label={label} hint={hint}>
      <TextInput
        size="sm"
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          onChange(
            value
              .split(",")
              .map((name) => name.trim())
              .filter(Boolean),
          );
        }}
      />
    </Field>
  );
}

type PerClass<C extends string> = Record<VehicleClass, Record<C, number>>;

type ClassTableProps<C extends string> = {
  title: string;
  /** The contents of each column. */
  columns: Readonly<Record<C, string>>;
  value: PerClass<C>;
  onChange: (value: PerClass<C>) => void;
  unit?: "rand" | "plain";
};

/** A row for each kind of vehicle. */
export function ClassTable<C extends string>({ title, columns, value, onChange, unit = "rand" }: ClassTableProps<C>) {
  const id = useId();
  const classes = useCall(vehicleClassesContract.vehicleClasses, {}).data?.classes ?? [];
  const names = Object.keys(columns) as C[];
  const empty = Object.fromEntries(names.map((name) => [name, 0])) as Record<C, number>;
  const rows = classes.filter((one) => one.state !== "ended" || value[one.id] !== undefined);
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h4 id={id} className="text-sm font-semibold text-ink-2">
        {title}
      </h4>
      <div className="overflow-x-auto">
        <table className="w-full max-w-2xl border-separate border-spacing-x-2 border-spacing-y-1.5 text-[0.9375rem]">
          <thead>
            <tr className="text-start text-sm text-ink-2">
              <th className="text-start font-medium">Vehicle</th>
              {names.map((name) => (
                <th key={name} className="text-start font-medium">
                  {columns[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id: vehicleClass, name: vehicle }) => (
              <tr key={vehicleClass}>
                <th className="pe-2 text-start font-medium">{vehicle}</th>
                {names.map((name) => (
                  <td key={name} className="min-w-28">
                    <NumberEntry
                      size="sm"
                      unit={unit}
                      aria-label={`${title}, ${vehicle}, ${columns[name]}`}
                      value={value[vehicleClass]?.[name] ?? Number.NaN}
                      onChange={(next) =>
                        onChange({ ...value, [vehicleClass]: { ...empty, ...value[vehicleClass], [name]: next } })
                      }
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

export const partyColumns = { from: "Smallest party", each: "Each further person" } as const;
