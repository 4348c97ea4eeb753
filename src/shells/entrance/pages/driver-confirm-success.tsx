import { useLoaderData } from "react-router";
import { ConfirmSuccessScreen } from "#features/trips/offers/ui/confirm-success-screen.tsx";
import { PageMeta } from "../../public/site-meta.tsx";
import { readPhone } from "../read-phone.ts";

export const wakesAtOnce = true;
export const loader = readPhone;

export default function DriverConfirmSuccessPage() {
  const { phone } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  return (
    <>
      <PageMeta
        title="Thank you | {company}"
        description="Your answer to a trip offer from {company}, with the details of the trip."
        path="/driver/confirm/success"
        noindex
      />
      <ConfirmSuccessScreen phone={phone} />
    </>
  );
}
