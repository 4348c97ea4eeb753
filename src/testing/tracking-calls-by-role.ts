/** The actions on the map of vehicles, by the same columns as calls-by-role.ts. */
export const trackingByRole = `
  list-geofences          - - - - - y - y y -  view_live_map
  list-geofence-visits    - - - - - y - y y -  view_live_map
  locate-place            - - - - - y - y y -  view_live_map
  save-geofence           - - - - - y - y y -  view_live_map
  delete-geofence         - - - - - y - y y -  view_live_map
  read-road-watch         - - - - - y - y y -  view_live_map
  decline-suggestion      - - - - - y - y y -  record_trip_events
  read-trip-way           - - - - - y - y y -  view_live_map
  list-tracked-vehicles   - - - - - y - y y -  view_live_map
  plan-vroom              - - - - - y - y y -  assign_driver`;
