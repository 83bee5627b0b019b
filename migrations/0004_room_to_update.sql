-- A run's row is written at its start, at every save and at its end: with room in its page a save touches no index.
ALTER TABLE "respondents" SET (fillfactor = 60);
