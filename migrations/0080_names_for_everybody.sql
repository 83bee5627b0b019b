-- Whoever wrote a name where everybody sees it wrote it for everybody.
UPDATE "leaderboard_names" n SET "seen_by" = 'everybody' FROM "projects" p WHERE p."id" = n."project_id" AND p."leaderboard" = 'everybody';
