-- A file that goes is looked for in each of these: without an index every file of a night would read all of them.
create index documents_by_file on documents (file_id) where file_id is not null;
create index vehicles_by_photo on vehicles (photo_id) where photo_id is not null;
create index fuel_entries_by_file on fuel_entries (file_id) where file_id is not null;
create index vehicle_defects_by_photo on vehicle_defects (photo_id) where photo_id is not null;
create index drivers_by_photo on drivers (photo_id) where photo_id is not null;
