-- A hidden value was called the same in both languages: it goes on so until somebody writes another name in one.
UPDATE "questionnaires" SET "content" = jsonb_set("content", '{hiddenValues}', (
  SELECT jsonb_agg("value" || jsonb_build_object('label', CASE "value"->>'label'
    WHEN '' THEN '{}'::jsonb
    ELSE jsonb_build_object('en', "value"->>'label', 'bn', "value"->>'label')
  END) ORDER BY "at") FROM jsonb_array_elements("content"->'hiddenValues') WITH ORDINALITY AS "each" ("value", "at")
)) WHERE jsonb_path_exists("content", '$.hiddenValues[*] ? (@.label.type() == "string")');--> statement-breakpoint
UPDATE "versions" SET "content" = jsonb_set("content", '{hiddenValues}', (
  SELECT jsonb_agg("value" || jsonb_build_object('label', CASE "value"->>'label'
    WHEN '' THEN '{}'::jsonb
    ELSE jsonb_build_object('en', "value"->>'label', 'bn', "value"->>'label')
  END) ORDER BY "at") FROM jsonb_array_elements("content"->'hiddenValues') WITH ORDINALITY AS "each" ("value", "at")
)) WHERE jsonb_path_exists("content", '$.hiddenValues[*] ? (@.label.type() == "string")');--> statement-breakpoint
UPDATE "templates" SET "content" = jsonb_set("content", '{hiddenValues}', (
  SELECT jsonb_agg("value" || jsonb_build_object('label', CASE "value"->>'label'
    WHEN '' THEN '{}'::jsonb
    ELSE jsonb_build_object('en', "value"->>'label', 'bn', "value"->>'label')
  END) ORDER BY "at") FROM jsonb_array_elements("content"->'hiddenValues') WITH ORDINALITY AS "each" ("value", "at")
)) WHERE jsonb_path_exists("content", '$.hiddenValues[*] ? (@.label.type() == "string")');
