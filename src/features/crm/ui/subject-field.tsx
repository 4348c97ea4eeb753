import { useState } from "react";
import { Combobox } from "#design/fields/combobox.tsx";
import { Field, Select } from "#design/fields/field.tsx";
import { callSignedIn } from "#platform/browser/use-call.ts";
import { crmContract, type ShownSubject, type SubjectKind, subjectKinds, subjectLabels } from "../contract.ts";

type SubjectFieldProps = {
  value: ShownSubject | null;
  onChange: (subject: ShownSubject | null) => void;
  kinds?: readonly SubjectKind[];
  /** Says that it may be left out. */
  optional?: boolean;
};

/** Chooses a record of any kind: what it is, then which one. */
export function SubjectField({ value, onChange, kinds = subjectKinds, optional = false }: SubjectFieldProps) {
  const [kind, setKind] = useState<SubjectKind>(value?.kind ?? kinds[0] ?? "person");
  const suggest = async (search: string) => {
    const { subjects } = await callSignedIn(crmContract.findSubjects, { kind, search });
    return subjects.map((subject) => ({ ...subject, id: subject.id }));
  };
  return (
    <div className="grid gap-3 sm:grid-cols-[10rem_1fr]">
      <Field label="About" {...(optional && { optional })}>
        <Select
          value={kind}
          options={kinds.map((one) => ({ value: one, label: subjectLabels[one] }))}
          onChange={({ currentTarget }) => {
            setKind(kinds.find((one) => one === currentTarget.value) ?? kind);
            onChange(null);
          }}
        />
      </Field>
      <Field label={subjectLabels[kind]} {...(optional && { optional })}>
        <Combobox
          key={kind}
          value={value}
          onChange={onChange}
          suggest={suggest}
          minLength={0}
          placeholder="Name or reference"
          emptyText="Nothing found"
        />
      </Field>
    </div>
  );
}
