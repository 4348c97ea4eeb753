/** A partner’s name for the people it books for. */
export const guestLabels = {
  hotel: { title: "Bookings for your guests", person: "Guest" },
  travel_agency: { title: "Bookings for your clients", person: "Client" },
  corporate: { title: "Bookings for your team", person: "Passenger" },
  affiliate: { title: "Bookings through you", person: "Passenger" },
} as const;
