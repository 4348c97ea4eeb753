import { HandCoins } from "lucide-react";
import { Card, CardHeader } from "#design/card.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Money } from "#design/money.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { type Column, DataTable } from "#design/table/data-table.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { callSignedIn, useCall } from "#platform/browser/use-call.ts";
import type { OutputOf } from "#platform/contract.ts";
import { revenueContract } from "../contract.ts";
import { CsvButton } from "./csv-button.tsx";

type Payable = OutputOf<typeof revenueContract.providerPayables>["providers"][number];

const amount = (id: string, header: string, read: (row: Payable) => number): Column<Payable> => ({
  id,
  header,
  align: "end",
  cell: (row) => <Money cents={read(row)} className="whitespace-nowrap tabular-nums" />,
});

const columns: readonly Column<Payable>[] = [
  { id: "name", header: "Provider", hideable: false, cell: ({ name }) => <b>{name}</b> },
  { id: "trips", header: "Trips", align: "end", cell: ({ trips }) => trips },
  amount("30", "Up to 30 days", (row) => row.up_to_30_cents),
  amount("60", "31 to 60", (row) => row.up_to_60_cents),
  amount("90", "61 to 90", (row) => row.up_to_90_cents),
  amount("older", "Older", (row) => row.older_cents),
  {
    id: "open",
    header: "Owed",
    align: "end",
    cell: ({ open_cents }) => <Money cents={open_cents} className="whitespace-nowrap font-bold tabular-nums" />,
  },
];

/** Our debts to providers today, by the days since the trip. */
export function PayablesCard() {
  const { data, wait } = readOrWait(useCall(revenueContract.providerPayables, {}), "what is owed", 4);
  if (wait) return wait;
  return (
    <Card>
      <CardHeader
        title="Owed to providers"
        note="Amounts not yet paid by a pay run, by days since the trip. As of today, whatever period you choose."
        actions={
          <>
            <SiteLink to="/admin/drivers?tab=pay">Pay runs</SiteLink>
            <CsvButton
              what="what is owed to providers"
              fetchFile={() => callSignedIn(revenueContract.providerPayablesFile, {})}
            />
          </>
        }
      />
      {data.providers.length === 0 ? (
        <EmptyState icon={<HandCoins />} title="Nothing is owed" text="All trips driven by providers are paid." />
      ) : (
        <DataTable
          caption="Owed to providers"
          columns={columns}
          rows={data.providers}
          rowKey={(row) => row.provider_id}
        />
      )}
    </Card>
  );
}
