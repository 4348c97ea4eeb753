import { MyDocuments } from "#features/documents/ui/my-documents.tsx";
import { LicenceWalletCard } from "#features/documents/wallet/ui/licence-wallet-card.tsx";
import { DocumentsCard } from "#features/drivers/ui/documents-card.tsx";
import { DriverNotices } from "#features/drivers/ui/driver-notices.tsx";
import { DriverPage, TwoColumns } from "../driver-page.tsx";

/** A driver’s documents for roadside inspections; and their own, with expiry dates and uploads. */
export default function DriverDocuments() {
  return (
    <DriverPage title="My documents">
      {(driver) => (
        <>
          <DriverNotices driver={driver} />
          <TwoColumns
            left={<LicenceWalletCard />}
            right={
              <>
                <MyDocuments />
                <DocumentsCard driver={driver} />
              </>
            }
          />
        </>
      )}
    </DriverPage>
  );
}
