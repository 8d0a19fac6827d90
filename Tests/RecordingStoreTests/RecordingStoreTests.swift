import RecordingStore
import Testing
