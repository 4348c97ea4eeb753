import { useLoaderData } from "react-router";
import { ConfirmTripScreen } from "#features/trips/offers/ui/confirm-trip-screen.tsx";
import { PageMeta } from "../../public/site-meta.tsx";
import { readPhone } from "../read-phone.ts";

export const wakesAtOnce = true;
export const loader = readPhone;

export default function DriverConfirmTripPage() {
  const { phone } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  return (
    <>
      <PageMeta
        title="Trip offer | {company}"
        description="Accept or decline a trip that {company} offers you."
        path="/driver/confirm-trip"
        noindex
      />
      <ConfirmTripScreen phone={phone} />
    </>
  );
}
