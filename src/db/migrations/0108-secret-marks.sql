-- When each secret of the environment was last seen to change: a salted mark, from which nothing can be read.
create table secret_marks (
  name text primary key,
  salt text not null,
  mark text not null,
  changed_at timestamptz not null
);
