/** What a partner’s own site and programs can do, for those who build them. */
export const developersPage = {
  metaTitle: "Booking widget and API for partners | Cape Town Shuttle",
  metaDescription:
    "Put a booking form on your hotel’s or agency’s website, or book Cape Town transfers and tours from your own program with an API key.",
  hero: {
    kicker: "For partners",
    title: "Book from your own website or program",
    lead: "A booking form for your website, and an API for your own systems. What is booked there counts for you.",
  },
  widget: {
    id: "widget",
    kicker: "Widget",
    title: "Booking form for your website",
    text: [
      "Paste one line where the form should appear. Your partner code is in your dashboard, under “Your website and programs”.",
      "Your guest chooses the trip in the form. Prices, booking and payment follow on our booking page, filled in, with your code.",
    ],
    code: '<script src="{site}/widget.js" data-partner="YOURCODE"></script>',
    notes: ['The form is as high as its width needs. Set another height with data-height="640".'],
  },
  key: {
    id: "key",
    kicker: "Access",
    title: "API key",
    text: [
      "An owner creates keys in the dashboard. We show a key once and keep only a hash of it. A revoked key stops at once, and so does the key of an owner who leaves.",
      "Send the key from your server, never from a browser, in the header Authorization.",
    ],
    code: "Authorization: Bearer ctsp_…",
    notes: [],
  },
  calls: {
    id: "calls",
    kicker: "API",
    title: "Seven calls",
    list: [
      {
        id: "price",
        title: "POST /api/partner/price",
        text: "Prices a trip at your rate. Nothing is saved.",
        code: `curl {site}/api/partner/price \\
  -H "Authorization: Bearer $KEY" -H "Content-Type: application/json" \\
  -d '{"service_type": "airport_transfer", "passengers": 2,
       "pickup_location": "Cape Town International Airport",
       "destination": "V&A Waterfront", "pickup_date": "2030-01-15",
       "pickup_time": "14:30", "payer": "guest"}'`,
        answer:
          "Answers with confirmation (instant, on_request or unavailable), total_cents, public_cents, vehicle and alternatives.",
      },
      {
        id: "book",
        title: "POST /api/partner/bookings",
        text: "Books the trip for your guest. Send an Idempotency-Key with it: the same key sent again books once.",
        code: `curl {site}/api/partner/bookings \\
  -H "Authorization: Bearer $KEY" -H "Content-Type: application/json" \\
  -H "Idempotency-Key: your-own-number-1042" \\
  -d '{"service_type": "airport_transfer", "passengers": 2,
       "pickup_location": "Cape Town International Airport",
       "destination": "V&A Waterfront", "pickup_date": "2030-01-15",
       "pickup_time": "14:30", "payer": "guest", "room": "12",
       "first_name": "Thandi", "last_name": "Mokoena",
       "phone": "+27 82 555 0199", "email": "thandi@example.com"}'`,
        answer: "Answers with booking_reference, state, total_cents, hold_until and payment_link.",
      },
      {
        id: "read",
        title: "GET /api/partner/bookings/{reference}",
        text: "Reads one of your bookings.",
        code: `curl {site}/api/partner/bookings/CTS-7K3M9Q -H "Authorization: Bearer $KEY"`,
        answer: "Answers with version, state, times, places, guest, total_cents and due_cents.",
      },
      {
        id: "preview-change",
        title: "POST /api/partner/bookings/{reference}/change/preview",
        text: "Tells what a change does to the price, and whether it applies at once. Send only what changes.",
        code: `curl {site}/api/partner/bookings/CTS-7K3M9Q/change/preview \\
  -H "Authorization: Bearer $KEY" -H "Content-Type: application/json" \\
  -d '{"change": {"pickup_time": "15:00", "flight_number": "BA 43"}}'`,
        answer:
          "Answers with outcome (applies_at_once or needs_office), difference_cents, new_total_cents and version.",
      },
      {
        id: "change",
        title: "POST /api/partner/bookings/{reference}/change",
        text: "Changes the booking. Send the version and the difference that you were told: if either has moved meanwhile, nothing changes and the answer says so.",
        code: `curl {site}/api/partner/bookings/CTS-7K3M9Q/change \\
  -H "Authorization: Bearer $KEY" -H "Content-Type: application/json" \\
  -d '{"change": {"pickup_time": "15:00", "flight_number": "BA 43"},
       "version": 1, "expected_difference_cents": 0}'`,
        answer:
          "Answers with outcome: applied, or proposed where our team has to agree. We send the same emails as for a change in your dashboard.",
      },
      {
        id: "preview-cancellation",
        title: "POST /api/partner/bookings/{reference}/cancellation/preview",
        text: "Tells the fee and the refund. reason is CUSTOMER_PLANS, FLIGHT_CANCELLED or WEATHER.",
        code: `curl {site}/api/partner/bookings/CTS-7K3M9Q/cancellation/preview \\
  -H "Authorization: Bearer $KEY" -H "Content-Type: application/json" \\
  -d '{"reason": "CUSTOMER_PLANS"}'`,
        answer: "Answers with legs, fee_cents, refund_cents and goes_to_office.",
      },
      {
        id: "cancel",
        title: "POST /api/partner/bookings/{reference}/cancellation",
        text: "Cancels the booking at the fee that you were told, or some of its trips with legs.",
        code: `curl {site}/api/partner/bookings/CTS-7K3M9Q/cancellation \\
  -H "Authorization: Bearer $KEY" -H "Content-Type: application/json" \\
  -d '{"reason": "CUSTOMER_PLANS", "expected_fee_cents": 0}'`,
        answer: "Answers with is_whole, fee_cents and refund_cents.",
      },
    ],
  },
  rules: {
    id: "rules",
    kicker: "Terms",
    title: "Good to know",
    list: [
      "Amounts are in cents of the rand. Dates and times are those of Cape Town.",
      "payer is guest (we send a payment link), partner (you pay us) or account (if we agreed on one).",
      "Each answer has success. A failure also has error for programs and message for people, with the status 401, 409, 422 or 429.",
      "In a minute: at most 60 prices, 60 previews of each kind, 20 bookings, 20 changes and 20 cancellations.",
      "Changes and cancellations follow the same terms as on our site. A claim that needs a document, such as illness, is made in your dashboard.",
    ],
  },
} as const;
