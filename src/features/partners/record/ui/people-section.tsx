import { Select } from "#design/fields/field.tsx";
import { memberRoleLabels } from "#domain/partner/commission-labels.ts";
import { isLastOwner, type MemberRole, memberRoles } from "#domain/partner/partner-terms.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { useMay } from "#platform/browser/use-may.ts";
import { type OfficePartner, partnerRecordContract } from "../contract.ts";

/** Who signs in for a partner, and as what. */
export function PeopleSection({ partner }: { partner: OfficePartner }) {
  const mayChange = useMay()("approve_payouts");
  const change = useMakeCall(partnerRecordContract.setMemberRole, [partnerRecordContract.readPartner]);
  return (
    <section aria-labelledby="members" className="grid gap-3">
      <h3 id="members" className="font-bold">
        Who signs in
      </h3>
      <p className="text-ink-2 text-sm">Owners see commission, statements and people. Desk users book for guests.</p>
      <ul className="grid gap-2">
        {partner.members.map(({ id, name, email, role }) => (
          <li key={id} className="flex flex-wrap items-center gap-3">
            <span className="min-w-48 grow basis-0 leading-tight">
              <span className="block font-semibold">{name}</span>
              <span className="block truncate text-ink-2 text-sm">{email}</span>
            </span>
            {mayChange && !isLastOwner(partner.members, id) ? (
              <Select
                aria-label={`Role of ${name}`}
                className="w-32"
                value={role}
                options={memberRoles.map((value) => ({ value, label: memberRoleLabels[value] }))}
                onChange={(event) =>
                  change.mutate({
                    organisation_id: partner.id,
                    user_id: id,
                    role: event.currentTarget.value as MemberRole,
                  })
                }
              />
            ) : (
              memberRoleLabels[role]
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
