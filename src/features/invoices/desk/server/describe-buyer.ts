export const describeBuyer = ({
  name,
  address,
  vat_number,
}: {
  name: string;
  address: string;
  vat_number: string;
}) => ({
  name,
  address,
  vatNumber: vat_number,
});
