import { DriverTimeOff } from "#features/drivers/time/server/emails/driver-time-off.tsx";
import { DriverAssigned } from "#features/trips/assign/server/emails/driver-assigned.tsx";
import { DriverDetails } from "#features/trips/assign/server/emails/driver-details.tsx";
import { DriverRemoved } from "#features/trips/assign/server/emails/driver-removed.tsx";
import { OverrideNotice } from "#features/trips/assign/server/emails/override-notice.tsx";
import { TripChanged } from "#features/trips/assign/server/emails/trip-changed.tsx";
import { MessageToDriver } from "#features/trips/road/server/emails/message-to-driver.tsx";
import { PartForDriver } from "#features/trips/split/server/emails/part-for-driver.tsx";
import { aCompany } from "./builders/people/a-company.ts";

const company = aCompany();
const site = "https://capetownshuttle.example";
const reference = "CTS-7K3M9Q";
const firstName = "Thandi";
const link = `${site}/confirm-booking/${reference}?code=K7PM3QXR`;

const trip = {
  ...{ reference, at: "Sat 28 Nov 2026, 14:00", from: "Cape Town International Airport", to: "12 Kloof Street" },
  ...{
    stops: ["Canal Walk"],
    flight: "BA 59",
    passengers: 4,
    bags: 5,
    childSeats: 1,
    childSeatSizes: { booster_seat: 1 },
  },
  ...{ vehicle: "Hyundai Staria, CA 123-456", passenger: "Thandi Mokoena", requirements: "A wheelchair" },
};

/** What is written to drivers, and about them. */
export const drawnDriverEmails = {
  "driver-time-off": (
    <DriverTimeOff
      {...{ company, name: "Sipho" }}
      kind="Leave"
      when="14 Dec 2026 to 18 Dec 2026"
      state="declined"
      answer="Three of us are away that week already."
      link={`${site}/driver/dashboard`}
    />
  ),
  "driver-assigned": <DriverAssigned {...{ company, name: "Sipho", link: `${site}/driver/dashboard` }} trip={trip} />,
  "trip-changed": <TripChanged {...{ company, trip, name: "Sipho", link: `${site}/driver/dashboard` }} />,
  "message-to-driver": (
    <MessageToDriver
      {...{ company, name: "Sipho", text: "Please take the N2:\nthe N1 is closed." }}
      trip={{ reference, at: "Sat 28 Nov 2026, 14:00", from: "Cape Town International Airport" }}
    />
  ),
  "part-for-driver": (
    <PartForDriver
      {...{ company, name: "Sipho", reference, at: "Sat 28 Nov 2026, 14:00" }}
      part={{ part: 1, vehicles: 2, passengers: 13, bags: 9 }}
    />
  ),
  "driver-removed": <DriverRemoved {...{ company, reference }} name="Sipho" at="Sat 28 Nov 2026, 14:00" />,
  "driver-details": (
    <DriverDetails
      {...{ company, firstName, link, isChange: true }}
      vehicles={[
        {
          ...{ part: 1, passengers: 13, isNew: true },
          driver: {
            ...{ name: "Sipho", vehicle: "White Hyundai Staria", plate: "CA 123-456" },
            ...{ photo: `${site}/files/v1/1?code=1`, vehiclePhoto: `${site}/files/v1/2?code=2` },
          },
        },
        { part: 2, passengers: 7, isNew: false, driver: null },
      ]}
      at="Sat 28 Nov 2026, 14:00"
      from="Cape Town International Airport"
    />
  ),
  "override-notice": (
    <OverrideNotice
      {...{ company, by: "Themba Maseko", because: "Renewed, card in the post", link: `${site}/admin/bookings` }}
      reasons={["Professional driving permit (PrDP) of Sipho Ndlovu expires on 19 Nov 2026, before the trip ends."]}
      trip={{ reference, at: "Sat 28 Nov 2026, 14:00", driver: "Sipho Ndlovu", vehicle: "Hyundai Staria, CA 123-456" }}
    />
  ),
};
