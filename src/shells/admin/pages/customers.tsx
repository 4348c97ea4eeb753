import { ViewsBar } from "#features/booking/list/ui/views-bar.tsx";
import { RelationshipsCard } from "#features/crm/relationships/ui/relationships-card.tsx";
import { CustomerPage } from "#features/people/ui/customer-page.tsx";
import { CustomersTable } from "#features/people/ui/customers-table.tsx";
import { customerViews } from "#features/people/ui/use-customer-query.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { AdminPage } from "../admin-page.tsx";

/** All customers, or the one in the address. */
export default function CustomersPage() {
  const { read, go } = usePageAddress();
  const customerId = read("customer");
  return (
    <AdminPage title="Customers" lead="Who has booked or asked us, what they owe, and what happened.">
      {customerId ? (
        <>
          <CustomerPage key={customerId} customerId={customerId} onBack={() => go({ customer: "" })} />
          <RelationshipsCard customerId={customerId} />
        </>
      ) : (
        <CustomersTable
          views={(query, onOpen, onBegin) => (
            <ViewsBar page="customers" standard={customerViews} query={query} onOpen={onOpen} onBegin={onBegin} />
          )}
        />
      )}
    </AdminPage>
  );
}
