-- A photograph that a driver sent from the phone waits for our team before customers see it.
alter table drivers add column offered_photo_id uuid, add column photo_answer text not null default '';
