import { CustomerPage } from "#features/people/ui/customer-page.tsx";
import { CustomersTable } from "#features/people/ui/customers-table.tsx";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { AdminPage } from "../admin-page.tsx";

/** All customers, or the one in the address. */
export default function CustomersPage() {
  const { read, go } = usePageAddress();
  const customerId = read("customer");
  return (
    <AdminPage title="Customers" lead="Who has booked or asked us, what they owe, and what happened.">
      {customerId ? (
        <CustomerPage key={customerId} customerId={customerId} onBack={() => go({ customer: "" })} />
      ) : (
        <CustomersTable />
      )}
    </AdminPage>
  );
}
